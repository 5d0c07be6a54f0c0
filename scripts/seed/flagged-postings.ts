import { createJobSchema } from '../../domain/jobs.schema';
import { WIB } from '../../domain/time';
import { onlyZoneOf } from '../../server/text/places/time-zones';
import { findAccountByEmail } from '../../server/modules/accounts';
import { createJob } from '../../server/modules/jobs';
import { dismissFlags, listFlaggedPostings, pauseJob } from '../../server/modules/reports';
import type { SeededCompany } from './companies';
import { DEMO_EMAILS } from './demo-accounts';
import { actorFor, daysBefore, type SeedContext } from './seed-context';

const PAUSED = {
  title: 'Staf Administrasi Gudang',
  description:
    'Menerima barang dari pemasok, mencatat stok harian, menyusun rak, dan membuat laporan mingguan. Sebelum mulai bekerja peserta membayar biaya seragam dan pelatihan Rp350.000 yang dikembalikan bersama gaji pertama.',
};
const AGAIN = { ...PAUSED, title: 'Admin Gudang (Segera)' };
const FLAGGED = {
  title: 'Operator Pengemasan',
  description:
    'Mengemas produk makanan ringan sesuai standar kebersihan, tiga sif, mess tersedia. Biaya pendaftaran 75rb per orang. Info lebih lanjut lewat WA 0812-3456-7788.',
};

/**
 * One posting that the rules have flagged, and one that they hold because its text was paused before. What they flagged
 * earlier is dismissed: the demo's companies share their texts.
 */
export function planFlaggedPostings(context: SeedContext, companies: readonly SeededCompany[]): void {
  const { timeline, services, end } = context;
  const demo: readonly string[] = Object.values(DEMO_EMAILS);
  const [first, second] = companies.filter(
    ({ email, verifiedAt, decisions }) =>
      !demo.includes(email) && decisions.length === 1 && verifiedAt !== null && verifiedAt < daysBefore(end, 20),
  );
  if (!first || !second) throw new Error('The demo needs two verified companies with flagged postings');
  timeline.add(daysBefore(end, 6.2), async () => {
    const admin = await findAccountByEmail(services.dataSource, DEMO_EMAILS.admin);
    if (!admin) throw new Error('The demo needs its administrator');
    const actor = actorFor({ accountId: admin.id, email: DEMO_EMAILS.admin, role: 'ADMIN' });
    const { items } = await listFlaggedPostings(services.dataSource, { after: null, limit: 1_000 });
    for (const { id: jobId, version } of items)
      await dismissFlags(services, actor, { jobId, version, note: 'Teks standar, bukan masalah.' });
    const id = await post(context, first, PAUSED);
    await pauseJob(services, actor, { jobId: id, reason: 'Lowongan ini meminta biaya dari pelamar.' });
  });
  timeline.add(daysBefore(end, 1.4), async () => void (await post(context, first, FLAGGED)));
  timeline.add(daysBefore(end, 0.7), async () => void (await post(context, second, AGAIN)));
}

function post(
  { timeline, services }: SeedContext,
  { profile, actor }: SeededCompany,
  text: typeof FLAGGED,
): Promise<string> {
  if (!actor) throw new Error(`${profile.name} posted before it registered`);
  const draft = createJobSchema({ now: timeline.now(), timeZone: onlyZoneOf(profile.city) ?? WIB }).parse({
    ...text,
    location: profile.city,
    employmentType: 'FULL_TIME',
    skills: ['Teliti'],
    salaryMin: 3_000_000,
    salaryMax: 3_600_000,
    salaryPeriod: 'MONTHLY',
    autoCloseDate: null,
    slots: [],
  });
  return createJob(services, actor, draft);
}
