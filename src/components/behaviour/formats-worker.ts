/* Its name is the language of the page. */
new Intl.NumberFormat(self.name).format(0);
new Intl.DateTimeFormat(self.name).format(0);
new Intl.Collator(self.name);
self.close();
