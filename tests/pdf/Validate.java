import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Prints each fault that veraPDF finds in PDF files against PDF/UA-1: clause, sentence, place. The last line counts the files. */
class Validate {
	public static void main(String[] files) throws Exception {
		VeraGreenfieldFoundryProvider.initialise();
		var foundry = Foundries.defaultInstance();
		for (String file : files) {
			try (InputStream pdf = Files.newInputStream(Path.of(file));
				PDFAParser parser = foundry.createParser(pdf, PDFAFlavour.PDFUA_1);
				PDFAValidator validator = foundry.createValidator(PDFAFlavour.PDFUA_1, false)) {
				for (TestAssertion fault : validator.validate(parser).getTestAssertions())
					System.out.println(file + ": " + fault.getRuleId().getClause() + " " + fault.getMessage()
						+ " " + fault.getLocation().getContext());
			}
		}
		System.out.println(files.length + " files");
	}
}
