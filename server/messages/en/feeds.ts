/** Titles of the feeds of public jobs. */
export const feeds = { all: 'Jobs in Indonesia · TemuKerja', of: 'Jobs: {name} · TemuKerja' } as const;
