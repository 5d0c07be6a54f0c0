/** Where a map shows the way to a place that is written in words. */
export function directionsTo(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
