import { INDUSTRY_POSTINGS } from '../../scripts/seed/content/industry-postings';
import { OFFICE_POSTINGS } from '../../scripts/seed/content/office-postings';
import type { PostingTemplate } from '../../scripts/seed/content/posting';
import { PAST_EMPLOYERS, SEEKER_CITIES, SEEKER_NAMES, TRADES } from '../../scripts/seed/content/seekers';
import { SERVICE_POSTINGS } from '../../scripts/seed/content/service-postings';
import { TECHNOLOGY_POSTINGS } from '../../scripts/seed/content/technology-postings';
import type { SeededRandom } from '../../testkit/seeded-random';
import { SEARCH_TERMS } from './amounts';

/** Texts as people in Indonesia write them, put together from the demo's word lists so that no two jobs are alike. */

const POSTINGS: readonly PostingTemplate[] = [
  ...OFFICE_POSTINGS,
  ...INDUSTRY_POSTINGS,
  ...SERVICE_POSTINGS,
  ...TECHNOLOGY_POSTINGS,
];
export const TITLES = POSTINGS.map(({ title }) => title);
const DUTIES = POSTINGS.flatMap(({ duties }) => duties);
const NEEDS = POSTINGS.flatMap(({ needs }) => needs);

const COMPANY_WORDS = (
  'Abadi Agung Anugerah Artha Bahari Bakti Bangun Baruna Berkah Bersama Bina Buana Bumi Cahaya Cakra Cemerlang Cipta Citra Dharma ' +
  'Dirgantara Duta Eka Fajar Gemilang Graha Guna Harapan Indah Inti Jaya Karunia Karya Kencana Kreasi Lautan Lestari Lintas Makmur ' +
  'Mandala Mandiri Maju Mega Mitra Mulia Nusa Nusantara Pandawa Permata Persada Pertiwi Pilar Prima Purnama Rajawali Raya Rejeki ' +
  'Sakti Samudra Sarana Sejahtera Sentosa Sinar Solusi Subur Sukses Sumber Surya Tirta Tunas Usaha Utama Wahana Wijaya'
).split(' ');
const COMPANY_FORMS = ['PT', 'PT', 'PT', 'PT', 'CV', 'CV', 'UD', 'Koperasi'];
const TITLE_TAILS = [
  '',
  '',
  '',
  '',
  ' (Kontrak)',
  ' Senior',
  ' Junior',
  ' - Shift Malam',
  ' Area Barat',
  ' Area Timur',
  ' Cabang Baru',
];
const STREETS =
  'Merdeka Sudirman Diponegoro Gajah Mada Ahmad Yani Veteran Pahlawan Kartini Imam Bonjol Hasanuddin Teuku Umar Melati Kenanga Cendana'.split(
    ' ',
  );
const TRAITS =
  'teliti jujur disiplin sabar ramah cekatan komunikatif mandiri kreatif tekun gigih sopan rapi tangguh luwes'.split(
    ' ',
  );
const BENEFITS = [
  'BPJS Kesehatan dan Ketenagakerjaan',
  'THR sesuai peraturan',
  'cuti tahunan 12 hari',
  'uang makan dan transportasi',
  'pelatihan berkala',
  'bonus kinerja',
  'laptop kantor',
  'asuransi keluarga',
  'mes karyawan',
  'antar jemput',
  'jam kerja fleksibel',
  'jenjang karier yang jelas',
];

export const LOCATIONS: readonly string[] = [
  ...new Set([
    ...SEEKER_CITIES,
    'Jakarta Selatan',
    'Jakarta Barat',
    'Bandung',
    'Surabaya',
    'Medan',
    'Semarang',
    'Makassar',
    'Denpasar',
    'Palembang',
    'Balikpapan',
  ]),
];

const NAME_WORDS = [...new Set(SEEKER_NAMES.flatMap((name) => name.split(' ')).filter((word) => word.length > 2))];

export function companyName(random: SeededRandom): string {
  const words = random.sample(COMPANY_WORDS, random.whole(2, 3));
  return `${random.pick(COMPANY_FORMS)} ${words.join(' ')}`;
}

export function personName(random: SeededRandom): string {
  return Array.from({ length: random.whole(2, 3) }, () => random.pick(NAME_WORDS)).join(' ');
}

/** Between a job's title and its location, in its description. */
const PLACED_IN = 'untuk penempatan';

export interface JobTexts {
  template: PostingTemplate;
  title: string;
  description: string;
  location: string;
}

export interface Marks {
  isCommon: boolean;
  isRare: boolean;
}

const MIN_LENGTH = 600;
const MAX_LENGTH = 1200;

/** A posting of 600 to 1,200 characters. */
export function jobTexts(random: SeededRandom, company: string, { isCommon, isRare }: Marks): JobTexts {
  const template = random.pick(POSTINGS);
  const title = `${template.title}${random.pick(TITLE_TAILS)}`;
  const location = random.pick(LOCATIONS);
  const extras = [
    ...(isCommon ? [`Berjiwa ${SEARCH_TERMS.common} dan bertanggung jawab`] : []),
    ...(isRare ? [`Pernah ikut survei ${SEARCH_TERMS.rare} di laut dalam`] : []),
  ];
  const start = `${company} membuka lowongan ${title} ${PLACED_IN} ${location}. ${template.about}`;
  const end = `Lokasi kerja: Jl. ${random.pick(STREETS)} No. ${random.whole(1, 480)}, ${location}. Kami menyediakan ${listed(random, BENEFITS)}.`;
  const duties = random.happens(0.5) ? [...template.duties] : [random.pick(template.duties), random.pick(DUTIES)];
  const needs = [...extras, random.pick(template.needs), needOf(random), random.pick(NEEDS)];
  const text = (): string =>
    `${start}\n\nTanggung jawab:\n${bullets(duties)}\n\nKualifikasi:\n${bullets(needs)}\n\n${end}`;
  while (text().length < MIN_LENGTH)
    (random.happens(0.5) ? duties : needs).push(random.happens(0.4) ? needOf(random) : random.pick(DUTIES));
  const room = Math.max(0, MAX_LENGTH - text().length);
  const wanted = random.whole(0, 3);
  for (let count = 0, used = 0; count < wanted; count += 1) {
    const line = random.pick(NEEDS);
    used += line.length + 3;
    if (used < room) needs.push(line);
  }
  return { template, title, description: text(), location };
}

function needOf(random: SeededRandom): string {
  const trait = () => random.pick(TRAITS);
  return `Pengalaman minimal ${random.whole(1, 5)} tahun sebagai ${random.pick(random.pick(TRADES).roles)}, ${trait()} dan ${trait()}, usia ${random.whole(20, 30)} sampai ${random.whole(31, 45)} tahun`;
}

function listed(random: SeededRandom, items: readonly string[]): string {
  const chosen = random.sample(items, random.whole(2, 4));
  return `${chosen.slice(0, -1).join(', ')} dan ${chosen.at(-1)}`;
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

export interface ResumeTexts {
  workExperience: string;
  technicalSkills: readonly string[];
  softSkills: readonly string[];
}

export function resumeTexts(random: SeededRandom): ResumeTexts {
  const trade = random.pick(TRADES);
  const year = random.whole(2014, 2022);
  return {
    workExperience: `${random.pick(trade.roles)} di ${random.pick(PAST_EMPLOYERS)} (${year}-${year + random.whole(1, 3)}): ${random.pick(trade.achievements)}.`,
    technicalSkills: random.sample(trade.technical, random.whole(2, 5)),
    softSkills: random.sample(trade.soft, random.whole(2, 4)),
  };
}
