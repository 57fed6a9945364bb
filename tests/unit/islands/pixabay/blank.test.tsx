import { gallery } from '#i18n/messages/gallery/index.ts';
import { live } from '#i18n/messages/live/index.ts';
import { pixabay } from '#i18n/messages/pixabay/index.ts';
import { MediaRandomizer } from '#islands/pixabay/MediaRandomizer.tsx';
import { testBlank } from '../test-blank.tsx';

const form = <MediaRandomizer locale="en" t={pixabay.en} g={gallery.en} live={live.en} />;

testBlank('shared/gallery/GalleryForm', form, pixabay.en.noTheme);
