import { FEES } from './fees-rule';
import { IDENTITY } from './identity-rule';
import type { Rule } from './near';
import { FlagReason } from './reasons';

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
export const PAPERS_KEPT: Rule = {
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
export const MONEY_BEFORE_WORK: Rule = {
  ...FEES,
  reason: FlagReason.MONEY_BEFORE_WORK,
  least: 6,
  says: new RegExp(
    `\\b(?:(?:sebelum|sblm|before|prior to)(?: \\w+){0,4} ${WORK}|di ?muka|di ?awal|di ?depan|upfront|up front|in advance|terlebih dahulu|terlebih dulu|lebih dulu|(?:saat|pas|waktu|ketika|pada)(?: \\w+){0,2} (?:interview|wawancara|tes|pendaftaran|daftar|mendaftar|registrasi|tanda tangan|ttd)|(?:at|during) (?:the )?(?:interview|registration))\\b`,
    'u',
  ),
};
