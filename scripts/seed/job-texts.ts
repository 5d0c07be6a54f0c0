import type { SeededRandom } from '../../testkit/seeded-random';
import type { CompanyProfile } from './content/companies';
import type { PostingTemplate } from './content/posting';

const WORDS = {
  id: {
    opening: [
      '{company} membuka lowongan {title} untuk penempatan {city}.',
      'Kami di {company} mencari {title} yang siap bertumbuh bersama tim di {city}.',
    ],
    duties: 'Tanggung jawab:',
    needs: 'Kualifikasi:',
    benefits: [
      'Kami menyediakan BPJS Kesehatan dan Ketenagakerjaan, THR, cuti 12 hari, dan jenjang karier yang jelas. Proses seleksi tanpa dipungut biaya apa pun.',
      'Fasilitas: gaji pokok, tunjangan makan dan transportasi, BPJS, THR, serta pelatihan berkala. Seluruh proses rekrutmen gratis.',
      'Yang kami tawarkan: lingkungan kerja yang saling menghormati, lembur yang dihitung, BPJS lengkap, dan bonus tahunan sesuai kinerja.',
    ],
  },
  en: {
    opening: [
      '{company} is looking for a {title} to join us in {city}.',
      'We are growing our team in {city}, and {company} needs a {title} who likes to see things work.',
    ],
    duties: 'What you will do:',
    needs: 'What we look for:',
    benefits: [
      'We offer BPJS Kesehatan and Ketenagakerjaan, private insurance, THR, a learning budget and 14 days of leave. Recruitment is free of any charge.',
      'You get a fair salary, THR, full BPJS, flexible hours where the work allows it, and people who answer questions. Pilih slot wawancara yang paling cocok untuk Anda.',
      'Benefits: BPJS, THR, meal allowance, laptop, and a clear path to the next level. Kami menjawab setiap pelamar.',
    ],
  },
} as const;

/** A description as companies write them: an opening, the company, duties, requirements, benefits. */
export function describePosting(random: SeededRandom, company: CompanyProfile, template: PostingTemplate): string {
  const words = WORDS[template.language ?? 'id'];
  const opening = random
    .pick(words.opening)
    .replace('{company}', company.name)
    .replace('{title}', template.title)
    .replace('{city}', company.city);
  return [
    `${opening} ${template.about}`,
    company.about,
    `${words.duties}\n${bullets(template.duties)}`,
    `${words.needs}\n${bullets(template.needs)}`,
    random.pick(words.benefits),
  ].join('\n\n');
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
