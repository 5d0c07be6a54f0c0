/**
 * Texts that would take effect if a screen, mail or file treated them as markup. Every effect is recognisable: an
 * element has `data-planted`, a script calls `planted`, a request asks for `planted`.
 */

const MARKUP =
  '</textarea><script data-planted>planted()</script>"><img src=/planted onerror=planted() data-planted>{{7*7}}${7*7}';
const MORE_MARKUP = '<svg onload=planted() data-planted><a href=javascript:planted() data-planted>';
/** Lines that would add a field to a calendar, a mail header or an HTTP header. */
const NEXT_LINES = [
  'BEGIN:VEVENT',
  'ATTENDEE:mailto:planted@planted.test',
  'Bcc: planted@planted.test',
  'Set-Cookie: planted=1',
];
/** Reverses the text after it on a screen; the product removes it. */
const TURNS_AROUND = '\u202E';
export const TURNING_SIGNS = /[\u202A-\u202E\u2066-\u2069]/u;

/** A spreadsheet would compute these. */
export const FORMULAS = ["=cmd|' /C planted'!A0", '-2+3+cmd|planted', '@SUM(1+1)*cmd|planted'] as const;

/** A valid link whose text looks hostile. */
export const STRANGE_LINK = 'https://planted.example/{{7*7}}?q=javascript:planted()&x=$(planted)`planted`';

export interface HostileText {
  /** What the person sends. */
  sent: string;
  /** Each line as it must be shown: whole, as text. */
  shown: string[];
}

/** One line up to the field's limit, or 300: markup and one long word. `name` tells fields apart. */
export function hostileLine(name: string, limit: number, begin = ''): HostileText {
  const whole = begin
    ? `${begin} ${name} <b data-planted>`
    : [MARKUP, MORE_MARKUP].reduce(
        (text, part) => (text.length + part.length <= limit ? text + part : text),
        `${name} `,
      );
  const shown = whole + 'W'.repeat(Math.max(0, Math.min(limit, 300) - whole.length));
  return { sent: `${shown.slice(0, 3)}${TURNS_AROUND}${shown.slice(3)}`, shown: [shown] };
}

/** Several lines, one of which would begin another part of a file or a message. */
export function hostileLines(name: string): HostileText {
  const [first, ...others] = [hostileLine(name, 220), ...NEXT_LINES.map((line) => ({ sent: line, shown: [line] }))];
  const lines = [first, ...others].filter((line) => line !== undefined);
  return { sent: lines.map(({ sent }) => sent).join('\r\n'), shown: lines.flatMap(({ shown }) => shown) };
}

/** One for each kind of markup, since a tag is short. */
export function hostileTags(name: string): HostileText {
  const shown = [
    '"><img src=/planted onerror=planted() data-planted>',
    '<svg onload=planted() data-planted>',
    '</textarea><b data-planted>',
    `${'W'.repeat(50)}`,
  ].map((markup, index) => `${name}${index} ${markup}`);
  return { sent: shown.join('\n'), shown };
}

/** A file name that would end its header, or name another file. */
export function hostileFileName(name: string): string {
  return `${name}"; filename="planted.html\r\nSet-Cookie: planted=1\r\n${TURNS_AROUND}<img src=/planted onerror=planted() data-planted>'%22.pdf`;
}
