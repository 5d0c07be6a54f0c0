interface Page {
  items: { id: string }[];
  endCursor: string | null;
}

/** The ids of every page of a list, by cursor. */
export async function idsByPage(read: (after: string | null) => Promise<Page>): Promise<string[][]> {
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const page = await read(after);
    pages.push(page.items.map(({ id }) => id));
    after = page.endCursor;
  } while (after !== null);
  return pages;
}
