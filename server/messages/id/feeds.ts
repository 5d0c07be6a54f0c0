/** Titles of the feeds of public jobs. */
export const feeds = { all: 'Lowongan di Indonesia · TemuKerja', of: 'Lowongan: {name} · TemuKerja' };
