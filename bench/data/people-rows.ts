import { TERMS_VERSION } from '../../domain/accounts';
import { REGISTRATION_COMPANY_SIZES, REGISTRATION_INDUSTRIES } from '../../domain/companies';
import { Role } from '../../domain/roles';
import { EDUCATION_LEVELS } from '../../domain/seekers';
import { DAY_MS, MINUTE_MS } from '../../domain/time';
import { SeededRandom } from '../../scripts/seed/seeded-random';
import { instant } from './bulk-insert';
import { fractionOf, idOf } from './ids';
import { ADMIN_EMAIL, companyEmail, seekerEmail, type Population } from './population';
import { LOCATIONS, personName, resumeTexts } from './texts';

/** Rows of accounts and profiles, each table's columns beside what fills them. */

export const ACCOUNT_COLUMNS = [
  'id',
  'email',
  'password_hash',
  'google_sub',
  'email_verified_at',
  'active_role',
  'last_active_at',
  'terms_version',
  'terms_accepted_at',
  'created_at',
];

export function* accountRows(population: Population, passwordHash: string) {
  const row = (id: string, email: string, role: Role, createdAt: number) =>
    [
      id,
      email,
      passwordHash,
      null,
      instant(createdAt + 5 * MINUTE_MS),
      role,
      null,
      TERMS_VERSION,
      instant(createdAt),
      instant(createdAt),
    ] as const;
  yield row(population.adminAccountId(), ADMIN_EMAIL, Role.ADMIN, population.companyCreatedAt(0));
  for (let company = 0; company < population.amounts.companies; company += 1) {
    yield row(
      population.companyAccountId(company),
      companyEmail(company),
      Role.COMPANY,
      population.companyCreatedAt(company),
    );
  }
  for (let seeker = 0; seeker < population.amounts.seekers; seeker += 1) {
    yield row(population.seekerAccountId(seeker), seekerEmail(seeker), Role.USER, population.seekerCreatedAt(seeker));
  }
}

export const ADMIN_COLUMNS = ['account_id', 'name', 'created_at'];

export function* adminRows(population: Population) {
  yield [population.adminAccountId(), 'Administrator', instant(population.companyCreatedAt(0))] as const;
}

export const FILE_COLUMNS = [
  'id',
  'owner_account_id',
  'preset',
  'file_name',
  'media_type',
  'byte_size',
  'sha256',
  'storage_key',
  'claim_hash',
  'created_at',
  'claimed_at',
];

/** Rows only: the bench never reads a file's bytes. */
export function* fileRows(population: Population) {
  const row = (id: string, owner: string, preset: string, fileName: string, mediaType: string, at: number) =>
    [
      id,
      owner,
      preset,
      fileName,
      mediaType,
      40_000,
      id.toLowerCase().padEnd(64, '0'),
      `${preset}/${id}`,
      null,
      instant(at),
      instant(at),
    ] as const;
  for (let company = 0; company < population.amounts.companies; company += 1) {
    const logo = population.logoId(company);
    if (logo)
      yield row(
        logo,
        population.companyAccountId(company),
        'company_logo',
        'logo.webp',
        'image/webp',
        population.companyCreatedAt(company),
      );
  }
  for (let seeker = 0; seeker < population.amounts.seekers; seeker += 1) {
    const owner = population.seekerAccountId(seeker);
    const at = population.seekerCreatedAt(seeker);
    const picture = population.pictureId(seeker);
    if (picture) yield row(picture, owner, 'profile_picture', 'foto.webp', 'image/webp', at);
    yield row(population.cvId(seeker), owner, 'user_cv', 'cv.pdf', 'application/pdf', at);
  }
}

export const SEEKER_COLUMNS = [
  'id',
  'account_id',
  'full_name',
  'phone_number',
  'education',
  'work_experience',
  'technical_skills',
  'soft_skills',
  'cv_file_id',
  'portfolio_file_id',
  'picture_file_id',
  'is_profile_complete',
  'created_at',
  'updated_at',
];

export function* seekerRows(population: Population) {
  const random = new SeededRandom(`seekers ${population.origin.seed}`);
  for (let seeker = 0; seeker < population.amounts.seekers; seeker += 1) {
    const at = instant(population.seekerCreatedAt(seeker));
    const { workExperience, technicalSkills, softSkills } = resumeTexts(random);
    yield [
      population.seekerId(seeker),
      population.seekerAccountId(seeker),
      personName(random),
      `0812${random.digits(8)}`,
      random.pick(EDUCATION_LEVELS),
      workExperience,
      technicalSkills,
      softSkills,
      population.cvId(seeker),
      null,
      population.pictureId(seeker),
      1,
      at,
      at,
    ] as const;
  }
}

export const COMPANY_COLUMNS = [
  'id',
  'account_id',
  'company_name',
  'phone_number',
  'company_npwp',
  'company_address',
  'industry',
  'company_size',
  'website',
  'description',
  'logo_file_id',
  'is_verified',
  'verified_at',
  'verified_by',
  'is_rejected',
  'rejected_at',
  'rejected_by',
  'rejection_reason',
  'created_at',
  'updated_at',
];

const decidedAt = (population: Population, company: number): number =>
  population.companyCreatedAt(company) + Math.floor(DAY_MS * fractionOf(population.origin.seed, company, 60));

const REJECTION_REASON = 'Akta pendirian tidak terbaca.';

export function* companyRows(population: Population) {
  const random = new SeededRandom(`profiles ${population.origin.seed}`);
  const admin = population.adminAccountId();
  for (let company = 0; company < population.amounts.companies; company += 1) {
    const name = population.companyNames[company] ?? '';
    const createdAt = instant(population.companyCreatedAt(company));
    const at = instant(decidedAt(population, company));
    const verified = population.isVerified(company);
    const rejected = population.isRejected(company);
    const city = random.pick(LOCATIONS);
    yield [
      population.companyId(company),
      population.companyAccountId(company),
      name,
      `0811${random.digits(8)}`,
      random.digits(16),
      `Jl. Raya ${city} No. ${random.whole(1, 300)}, ${city}`,
      random.pick(REGISTRATION_INDUSTRIES),
      random.pick(REGISTRATION_COMPANY_SIZES),
      null,
      `${name} melayani pelanggan di ${city} dan sekitarnya.`,
      population.logoId(company),
      verified,
      verified ? at : null,
      verified ? admin : null,
      rejected,
      rejected ? at : null,
      rejected ? admin : null,
      rejected ? REJECTION_REASON : null,
      createdAt,
      verified || rejected ? at : createdAt,
    ] as const;
  }
}

export const ACTIVITY_COLUMNS = [
  'id',
  'admin_id',
  'company_id',
  'action',
  'parameters',
  'comment',
  'before',
  'after',
  'created_at',
];

/** The audit trail of the decisions above. */
export function* activityRows(population: Population) {
  for (let company = 0; company < population.amounts.companies; company += 1) {
    const verified = population.isVerified(company);
    if (!verified && !population.isRejected(company)) continue;
    const at = decidedAt(population, company);
    yield [
      idOf('activity', company, at),
      population.adminAccountId(),
      population.companyId(company),
      verified ? 'VERIFY' : 'REJECT',
      JSON.stringify({ company: population.companyNames[company] }),
      verified ? null : REJECTION_REASON,
      '{"verificationStatus":"PENDING"}',
      `{"verificationStatus":"${verified ? 'VERIFIED' : 'REJECTED'}"}`,
      instant(at),
    ] as const;
  }
}
