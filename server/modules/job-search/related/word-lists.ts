/** Words of a search that say something else than which job is looked for. */

/** Say that a job is wanted, and not which; they count only when there is nothing else. */
export const STOP_WORDS = new Set(
  'lowongan loker kerja pekerjaan job jobs vacancy vacancies cari dicari dibutuhkan butuh bagian posisi sebagai di ke dan and untuk for yang atau or the a of in with'.split(
    ' ',
  ),
);

/** Say that the job leads nobody. */
export const LED = new Set('staff staf karyawan karyawati pegawai'.split(' '));
/** Say that someone works, and not as what: the other words name the job. */
export const STAFF = new Set([...LED, 'petugas', 'tenaga']);
/** Are led too, but name a job. */
export const LED_JOBS = new Set(['admin', 'administrasi']);
export const LEADERS =
  'manager managers manajer supervisor spv head kepala director direktur gm leader lead chief vp'.split(' ');

/** Say that someone does what the other words name; alone, or in a term, they mean something: `tukang las`. */
export const AGENTS = new Set(
  'tukang orang juru jaga penjaga bikin buat ahli anak sarjana lulusan tamatan jurusan mas mbak'.split(' '),
);

/** Sell or teach what others work in. Each is left out of a field, unless one of its words is looked for. */
export const OTHER_LINES = [
  'sales salesman penjualan marketing pemasaran telesales telemarketing presales'.split(' '),
  'guru teacher teachers pengajar dosen lecturer'.split(' '),
];
