import { withoutStopPhrases } from './stop-phrases';

it.each([
  ['operator produksi pt astra', 'operator produksi'],
  ['admin cv maju jaya bandung', 'admin bandung'],
  ['admin pt maju jaya tangerang selatan', 'admin tangerang selatan'],
  ['accounting fresh graduate', 'accounting'],
  ['digital marketing gaji 5 juta', 'digital marketing'],
  ['kasir gaji di atas 4jt per bulan', 'kasir'],
  ['kasir gaji 4 5 juta shift pagi', 'kasir'],
  // A number is a part of the job where no money follows it.
  ['programmer 3d', 'programmer 3d'],
  ['lowongan kerja di pt astra', 'astra'],
  ['tanpa pengalaman', ''],
  ['satpam maksimal usia 40 tahun', 'satpam'],
  ['admin usia 18 25 tahun', 'admin'],
  ['fresh graduate', 'fresh graduate'],
  ['lowongan kerja shift malam', 'shift malam'],
  ['gaji 5 juta', ''],
  ['lowongan kerja terdekat hari ini', ''],
])('a search without the words around its job %s is %s', (search, job) => {
  expect(withoutStopPhrases(search.split(' ')).join(' ')).toBe(job);
});
