/** What the browser says of its screen and pointer, for the rest of the test. */
export function answerMedia(isTrue: (query: string) => boolean): void {
  const media = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...media(query), matches: isTrue(query) }));
}
