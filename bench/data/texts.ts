import { INDUSTRY_POSTINGS } from '../../scripts/seed/content/industry-postings';
import { OFFICE_POSTINGS } from '../../scripts/seed/content/office-postings';
import type { PostingTemplate } from '../../scripts/seed/content/posting';
import { PAST_EMPLOYERS, SEEKER_CITIES, SEEKER_NAMES, TRADES } from '../../scripts/seed/content/seekers';
import { SERVICE_POSTINGS } from '../../scripts/seed/content/service-postings';
import { TECHNOLOGY_POSTINGS } from '../../scripts/seed/content/technology-postings';
import type { Chance } from '../../scripts/seed/chance';
import { SEARCH_TERMS } from './amounts';

/** Texts as people in Indonesia write them, put together from the demo's word lists so that no two jobs are alike. */

const POSTINGS: readonly PostingTemplate[] = [
  ...OFFICE_POSTINGS,
  ...INDUSTRY_POSTINGS,
  ...SERVICE_POSTINGS,
  ...TECHNOLOGY_POSTINGS,
];
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

export function companyName(chance: Chance): string {
  const words = chance.sample(COMPANY_WORDS, chance.whole(2, 3));
  return `${chance.pick(COMPANY_FORMS)} ${words.join(' ')}`;
}

export function personName(chance: Chance): string {
  return Array.from({ length: chance.whole(2, 3) }, () => chance.pick(NAME_WORDS)).join(' ');
}

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

const SHORTEST = 600;
const LONGEST = 1200;

/** A posting of 600 to 1,200 characters. */
export function jobTexts(chance: Chance, company: string, { isCommon, isRare }: Marks): JobTexts {
  const template = chance.pick(POSTINGS);
  const title = `${template.title}${chance.pick(TITLE_TAILS)}`;
  const location = chance.pick(LOCATIONS);
  const extras = [
    ...(isCommon ? [`Berjiwa ${SEARCH_TERMS.common} dan bertanggung jawab`] : []),
    ...(isRare ? [`Pernah ikut survei ${SEARCH_TERMS.rare} di laut dalam`] : []),
  ];
  const start = `${company} membuka lowongan ${title} untuk penempatan ${location}. ${template.about}`;
  const end = `Lokasi kerja: Jl. ${chance.pick(STREETS)} No. ${chance.whole(1, 480)}, ${location}. Kami menyediakan ${listed(chance, BENEFITS)}.`;
  const duties = chance.happens(0.5) ? [...template.duties] : [chance.pick(template.duties), chance.pick(DUTIES)];
  const needs = [...extras, chance.pick(template.needs), needOf(chance), chance.pick(NEEDS)];
  const text = (): string =>
    `${start}\n\nTanggung jawab:\n${bullets(duties)}\n\nKualifikasi:\n${bullets(needs)}\n\n${end}`;
  while (text().length < SHORTEST)
    (chance.happens(0.5) ? duties : needs).push(chance.happens(0.4) ? needOf(chance) : chance.pick(DUTIES));
  const room = Math.max(0, LONGEST - text().length);
  const wished = chance.whole(0, 3);
  for (let count = 0, used = 0; count < wished; count += 1) {
    const line = chance.pick(NEEDS);
    used += line.length + 3;
    if (used < room) needs.push(line);
  }
  return { template, title, description: text(), location };
}

function needOf(chance: Chance): string {
  const trait = () => chance.pick(TRAITS);
  return `Pengalaman minimal ${chance.whole(1, 5)} tahun sebagai ${chance.pick(chance.pick(TRADES).roles)}, ${trait()} dan ${trait()}, usia ${chance.whole(20, 30)} sampai ${chance.whole(31, 45)} tahun`;
}

function listed(chance: Chance, items: readonly string[]): string {
  const chosen = chance.sample(items, chance.whole(2, 4));
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

export function resumeTexts(chance: Chance): ResumeTexts {
  const trade = chance.pick(TRADES);
  const year = chance.whole(2014, 2022);
  return {
    workExperience: `${chance.pick(trade.roles)} di ${chance.pick(PAST_EMPLOYERS)} (${year}-${year + chance.whole(1, 3)}): ${chance.pick(trade.achievements)}.`,
    technicalSkills: chance.sample(trade.technical, chance.whole(2, 5)),
    softSkills: chance.sample(trade.soft, chance.whole(2, 4)),
  };
}
