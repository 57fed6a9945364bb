"""The names of the pieces on the site, by the short names of the patterns."""

PARTS = {
    'slvR': 'sleeve-right',
    'slvL': 'sleeve-left',
    'cuffR': 'cuff-right',
    'cuffL': 'cuff-left',
    'ribR': 'cuff-right',
    'ribL': 'cuff-left',
    'fall': 'collar',
    'stand': 'collar-stand',
    'pepF': 'peplum-front',
    'pepB': 'peplum-back',
    'skirtF': 'skirt-front',
    'skirtB': 'skirt-back',
    'tabs': 'sleeve-plackets',
}
