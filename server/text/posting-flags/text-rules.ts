import { exploitationIn } from './exploitation-rule';
import { FEES } from './fees-rule';
import { IDENTITY } from './identity-rule';
import type { Mention } from './mention';
import { Near, type Rule } from './near';
import type { PostingText } from './posting-text';
import { FlagReason, type FlaggedWords } from './reasons';

/**
 * The clear cases among fees and identity data: such a posting waits for an administrator, so it needs more
 * than a flag, and explicit words.
 */

const PAPERS =
  '(?:ijazah|ijasah|ktp|e ktp|kk|kartu keluarga|kartu identitas|paspor|buku nikah|surat nikah|buku pelaut|akta|akte|bpkb|stnk|sim|str|kta|dokumen asli|dokumen original|surat asli|sertifikat asli|passports?|diplomas?|certificates?|id cards?|identity cards?|identity documents?|original documents?)';
const KEPT =
  '(?:ditahan|menahan|tahan|disita|dijaminkan|sebagai jaminan|jadi jaminan|jaminan|dipegang|memegang|pegang|disimpan|menyimpan|simpan|diamankan|amankan|dititip\\w*|titip|menitipkan|ditinggal\\w*|tinggalkan|ditaruh|taro|taruh|diserahkan|menyerahkan|nginap|withheld|withhold|retain\\w*|kept|keeps?|held|hold|holds|locked|left with|deposit their|surrender\\w*|collected|stays?)';

/** Before the paper, fewer verbs are clear: `boleh disimpan, SIM B2`. */
const KEEPS =
  '(?:menahan|tahan|menyimpan|memegang|menyerahkan|serahkan|menaruh|menitipkan|jaminan|dijaminkan|withhold|retain\\w*|keeps?|hold|holds|hand|deposit their|surrender\\w*)';
/** They keep it themselves, or it is no one\u2019s identity. */
const OWN =
  '(?!(?:,? (?:oleh|by|di|pada|with))*,? (?:masing|sendiri|awak|pelaut|pekerja|anda|kamu|pemilik|you|klien|nasabah|perusahaan disimpan))';

/** A paper and who keeps it, either way round, a few words apart. */
const PAPERS_KEPT: Rule = {
  ...IDENTITY,
  reason: FlagReason.PAPERS_KEPT,
  // A selfie that holds a card keeps none.
  weigh: (near) => (near.has('selfie') || (near.has('photo') && !near.has('genuine')) ? 0 : IDENTITY.weigh(near)),
  says: new RegExp(
    `\\b(?:${PAPERS}\\b${OWN}(?:,? \\w+){0,7},? ${KEPT}\\b${OWN}|${KEEPS}\\b(?:,? \\w+){0,5},? ${PAPERS}\\b${OWN})`,
    'u',
  ),
};

const WORK =
  '(?:kerja|bekerja|masuk|training|trening|pelatihan|interview|wawancara|penempatan|berangkat|keberangkatan|mulai|gabung|bergabung|aktif|tanda tangan|ttd|kontrak|tes|seleksi|diterima|diproses|shift|start\\w*|work\\w*|joining|deployment|departure|onboarding|placement|dispatch)';

/** When to pay: before there is work. */
const MONEY_BEFORE_WORK: Rule = {
  ...FEES,
  reason: FlagReason.MONEY_BEFORE_WORK,
  least: 6,
  says: new RegExp(
    `\\b(?:(?:sebelum|sblm|before|prior to)(?: \\w+){0,4} ${WORK}|di ?muka|di ?awal|di ?depan|upfront|up front|in advance|terlebih dahulu|terlebih dulu|lebih dulu|(?:saat|pas|waktu|ketika|pada)(?: \\w+){0,2} (?:interview|wawancara|tes|pendaftaran|daftar|mendaftar|registrasi|tanda tangan|ttd)|(?:at|during) (?:the )?(?:interview|registration))\\b`,
    'u',
  ),
};

const PROMISES: Rule = {
  reason: FlagReason.SALARY_OUT_OF_RANGE,
  width: 24,
  least: 5,
  readsTitle: true,
  weigh(near) {
    const [task, network] = [Math.min(near.count('task'), 2), near.count('network')];
    const isWage = (near.has('wage') || near.has('earn')) && near.mentions.some(({ rupiah }) => rupiah !== null);
    if (task === 0 && network === 0 && !(isWage && near.count('easy') > 1)) return 0;
    return (
      2 * task +
      (isWage ? near.has('clicks') : 0) +
      2 * near.has('perTask') +
      (network > 1 ? 8 : 3 * network) +
      Math.min(near.count('easy'), 3) +
      (near.mentions.some(({ rupiah }) => rupiah !== null) ? 1 : 0) +
      (isWage ? 1 : 0) +
      ((near.has('wage') || near.has('earn')) && near.has('perTime') ? 1 : 0) -
      2
    );
  },
};

/** `hubungi kami di WhatsApp`, where the number comes later or in a picture. */
const MESSENGERS: Rule = {
  reason: FlagReason.CONTACT_IN_TEXT,
  width: 9,
  least: 5,
  weigh(near) {
    if (!near.has('reach') || !near.has('messenger')) return 0;
    const isOnlyWord =
      near.mentions.filter(({ concepts }) => concepts.has('reach') || concepts.has('messenger')).length < 2;
    return isOnlyWord ? 0 : 4 + near.has('us') + near.has('apply');
  },
};

const RULES: readonly Rule[] = [FEES, IDENTITY, PROMISES, MESSENGERS, PAPERS_KEPT, MONEY_BEFORE_WORK];

/** One piece of evidence a rule: the strongest, first of equals. */
export function textFlags(text: PostingText): FlaggedWords[] {
  const exploitation = exploitationIn(text);
  const gravest = exploitation === null ? [] : [{ reason: FlagReason.EXPLOITATION, words: exploitation }];
  const weighed = RULES.flatMap((rule): FlaggedWords[] => {
    const words = strongest(text, rule);
    return words === null ? [] : [{ reason: rule.reason, words }];
  });
  return [...gravest, ...weighed];
}

/** In words. */
const EXPLAINED_WITHIN = 6;
const MAX_EXPLAINING = 4;

function explanationOf(meant: readonly Mention[], index: number): Mention[] {
  const last = meant[index];
  return meant
    .slice(index + 1, index + 1 + MAX_EXPLAINING)
    .filter(({ first, sentence }) => last && sentence === last.sentence && first - last.end < EXPLAINED_WITHIN);
}

/** In words. */
const BESIDE = 4;

function isSaid(text: PostingText, { mentions }: Near, says: RegExp | undefined): boolean {
  const [first, last] = [mentions[0], mentions.at(-1)];
  return says === undefined || (first && last ? says.test(text.wordsAround(first, last, BESIDE)) : false);
}

function strongest(text: PostingText, { width, least, weigh, says, readsTitle = false }: Rule): string | null {
  const meant = text.mentions.filter(({ isHarmless }) => !isHarmless);
  let best: { near: Near; weight: number } | null = null;
  let from = 0;
  meant.forEach((last, index) => {
    while ((meant[from]?.first ?? 0) < last.end - width) from += 1;
    // A title names the work: `Surveyor Kredit` asks for nothing.
    if (!readsTitle && last.sentence > 0) while (meant[from]?.sentence === 0) from += 1;
    const near = new Near(meant.slice(from, index + 1), explanationOf(meant, index));
    text.weighed += near.mentions.length;
    const weight = weigh(near);
    if (weight >= least && weight > (best?.weight ?? 0) && isSaid(text, near, says)) best = { near, weight };
  });
  const found = (best as { near: Near } | null)?.near.mentions;
  const [first, last] = [found?.[0], found?.at(-1)];
  return first && last ? text.quote(first, last) : null;
}
