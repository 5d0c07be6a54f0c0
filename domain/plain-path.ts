/**
 * A path in its one spelling: the normal form of RFC 3986 (6.2.2), no empty segment, and no capital in the first. So no
 * letter, digit or dot is percent-encoded, and no segment is `.` or `..`.
 */
const PLAIN =
  /^\/(?:[a-z0-9._~-]+(?:\/(?:[\w.~!$&'()*+,;=:@-]|%(?!2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)[0-9A-F]{2})+)*)?$/;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

/** Every other spelling leads nowhere, so that nothing is reached past a rule for its path. */
export function isPlainPath(path: string): boolean {
  return PLAIN.test(path) && !DOT_SEGMENT.test(path);
}
