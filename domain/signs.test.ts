import { emailAddress, optionalPhone, tidyPhone } from './accounts.schema';
import { registerCompanySchema } from './companies.schema';
import { cleanPersonName, isPersonName } from './names';
import { cleanCode } from './second-factor';
import { optionalMeetingLink, optionalWebsite } from './schema-parts';
import { APOSTROPHES_OF_ALL_KINDS, BLANK_TEXTS, HYPHENS_OF_ALL_KINDS, UNSEEN_SIGNS } from './signs.cases';
import { cleanLine, cleanParagraph, foldForSearch, uniqueTags } from './text';

const SURROUNDED = UNSEEN_SIGNS.flatMap((sign) => [
  (text: string) => `${sign}${text}${sign}`,
  (text: string) => text.slice(0, 4) + sign + text.slice(4),
]);

describe('what is empty to the eye', () => {
  it.each(BLANK_TEXTS)('is empty, %j', (blank) => {
    for (const text of [blank, ` ${blank}\n${blank} `, blank.repeat(40)]) {
      expect([cleanLine(text), cleanParagraph(text), uniqueTags([text])]).toEqual(['', '', []]);
    }
  });

  it.each(['a', '.', '😀', '❤️', '1️⃣', '咖', '\uE000', 'é', 'ാ'.padStart(2, 'ക')])('is not %j', (text) => {
    expect([cleanLine(text), cleanParagraph(text)]).toEqual([text, text]);
  });
});

describe('unseen signs in a text', () => {
  it('are removed, and cleaning again changes nothing', () => {
    for (const around of SURROUNDED) {
      const text = around('Barista Senior');
      expect([cleanLine(text), cleanParagraph(text)]).toEqual(['Barista Senior', 'Barista Senior']);
      expect(foldForSearch(text)).toBe('barista senior');
    }
  });

  it.each(['Kopi ☕️', 'Keluarga 👨‍👩‍👧', '👩🏽‍🍳 Dapur', '❤️‍🔥', '1️⃣ Kasir', 'می‌خواهم', 'ശ്രീ', 'क्‍ष', "Ma'ruf & Co."])(
    'stay where they join what is seen, %s',
    (text) => {
      expect([cleanLine(text), cleanParagraph(text)]).toEqual([text, text]);
    },
  );

  it.each(['PT\u200DMaju', 'PT\uFE0FMaju', 'PT\uFE0F\uFE0FMaju', 'PT\u200C\u200CMaju', 'PT\u{E0041}Maju'])(
    'go where they join nothing, %j',
    (text) => {
      expect(cleanLine(text)).toBe('PTMaju');
    },
  );

  it('as wide as a space become one', () => {
    expect(['PT\u2800Maju', 'PT\u3164Maju', 'PT\u00A0Maju'].map(cleanLine)).toEqual(['PT Maju', 'PT Maju', 'PT Maju']);
  });
});

describe('a text from Word', () => {
  it('has line breaks and bullets as people type them', () => {
    const pasted = 'Tugas:\n\uF0B7\tMencatat\n\uF0A7\tMenata\nSyarat\u000BUsia 18\u000BJujur\u0085akhir';
    expect(cleanParagraph(pasted)).toBe('Tugas:\n- Mencatat\n- Menata\nSyarat\nUsia 18\nJujur\nakhir');
    expect(cleanParagraph('a\u2028b\u2029c\fd\re\r\nf')).toBe('a\nb\nc\nd\ne\nf');
    expect(cleanParagraph('\uF0D8 satu \uF0B7\u00A0dua\n\uF0FC\ttiga \uF0FC')).toBe('- satu - dua\n- tiga \uF0FC');
    expect(cleanLine('Kasir\u000BMalam\u2028Senin')).toBe('Kasir Malam Senin');
  });
});

describe('a number, an address or a code', () => {
  it('is accepted with invisible characters, and any hyphen and width', () => {
    for (const around of SURROUNDED) {
      expect(optionalPhone.safeParse(around('081234567890')).data).toBe('081234567890');
      expect(emailAddress.safeParse(around('Budi@example.com')).data).toBe('budi@example.com');
      expect(cleanCode(around('AB12-CD34-EF56-GH78'))).toBe('AB12CD34EF56GH78');
      expect(tidyPhone(around('+62 812-3456-7890'))).toBe('081234567890');
      expect(registerCompanySchema.shape.companyNpwp.safeParse(around('0123456789012345')).data).toBe(
        '0123456789012345',
      );
    }
    for (const hyphen of HYPHENS_OF_ALL_KINDS) {
      expect(tidyPhone(['0812', '3456', '7890'].join(hyphen))).toBe('081234567890');
      expect(cleanCode(`123${hyphen}456`)).toBe('123456');
      expect(emailAddress.safeParse(`budi${hyphen}s@example.com`).data).toBe('budi-s@example.com');
    }
    expect(tidyPhone('＋６２\u00A0８１２\u202F３４５６\u2009７８９０')).toBe('081234567890');
    expect(emailAddress.safeParse('ｂｕｄｉ＠example.com\u3000').data).toBe('budi@example.com');
    expect(cleanCode('１２３ ４５６')).toBe('123456');
    expect(registerCompanySchema.shape.companyNpwp.safeParse('０１２３４５６７８９０１２３４５').data).toBe(
      '0123456789012345',
    );
  });

  it('a link of invisible characters is no link', () => {
    for (const blank of BLANK_TEXTS) {
      expect([optionalPhone, optionalWebsite, optionalMeetingLink].map((field) => field.safeParse(blank).data)).toEqual(
        [null, null, null],
      );
      expect([emailAddress.safeParse(blank).error?.issues[0]?.message, cleanCode(blank)]).toEqual([
        'REQUIRED_FIELDS',
        '',
      ]);
      expect(registerCompanySchema.shape.companyNpwp.safeParse(blank).data).toBeNull();
    }
  });
});

describe('a link', () => {
  it('is accepted with invisible characters at its ends, not inside', () => {
    for (const sign of [...UNSEEN_SIGNS, ' ', '\u00A0', '\u2800']) {
      expect(optionalWebsite.safeParse(`${sign}https://a.test/b${sign}`).data).toBe('https://a.test/b');
      expect(optionalMeetingLink.safeParse(`https://a.test/${sign}b`).success).toBe(false);
    }
  });
});

describe('a name', () => {
  it('keeps its apostrophe as typed, and is one and the same for a search', () => {
    for (const sign of APOSTROPHES_OF_ALL_KINDS) {
      const name = `Ma${sign}ruf Amin`;
      expect([cleanPersonName(name), isPersonName(name), foldForSearch(name)]).toEqual([name, true, "ma'ruf amin"]);
      expect(isPersonName(sign)).toBe(false);
    }
  });

  it('has plain hyphens and spaces, and nothing unseen', () => {
    for (const hyphen of HYPHENS_OF_ALL_KINDS) expect(cleanPersonName(`Nur${hyphen}Aini`)).toBe('Nur-Aini');
    for (const around of SURROUNDED) expect(cleanPersonName(around('Budi Santoso'))).toBe('Budi Santoso');
    expect(cleanPersonName('Budi\u00A0\u2009Santoso')).toBe('Budi Santoso');
  });
});
