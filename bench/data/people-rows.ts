import { TERMS_VERSION } from '../../domain/accounts';
import { REGISTRATION_COMPANY_SIZES, REGISTRATION_INDUSTRIES } from '../../domain/companies';
import { Role } from '../../domain/roles';
import { EDUCATION_LEVELS } from '../../domain/seekers';
import { DAY_MS, MINUTE_MS } from '../../domain/time';
import { SeededRandom } from '../../testkit/seeded-random';
import { instant } from './bulk-insert';
import { fractionOf, idOf } from './ids';
import { ADMIN_EMAIL, companyEmail, seekerEmail, type Population } from './population';
import { LOCATIONS, personName, resumeTexts } from './texts';

/** Rows of accounts and profiles, by the names of their columns. */

export function* accountRows(population: Population, passwordHash: string) {
  const row = (id: string, email: string, role: Role, createdAt: number) => ({
    id,
    email,
    password_hash: passwordHash,
    google_sub: null,
    email_verified_at: instant(createdAt + 5 * MINUTE_MS),
    active_role: role,
    last_active_at: null,
    terms_version: TERMS_VERSION,
    terms_accepted_at: instant(createdAt),
    created_at: instant(createdAt),
  });
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

export function* adminRows(population: Population) {
  yield {
    account_id: population.adminAccountId(),
    name: 'Administrator',
    created_at: instant(population.companyCreatedAt(0)),
  };
}

/** Rows only: the bench never reads a file's bytes. */
export function* fileRows(population: Population) {
  const row = (id: string, owner: string, preset: string, fileName: string, mediaType: string, at: number) => ({
    id,
    owner_account_id: owner,
    preset,
    file_name: fileName,
    media_type: mediaType,
    byte_size: 40_000,
    sha256: id.toLowerCase().padEnd(64, '0'),
    storage_key: `${preset}/${id}`,
    claim_hash: null,
    created_at: instant(at),
    claimed_at: instant(at),
  });
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

export function* seekerRows(population: Population) {
  const random = new SeededRandom(`seekers ${population.origin.seed}`);
  for (let seeker = 0; seeker < population.amounts.seekers; seeker += 1) {
    const at = instant(population.seekerCreatedAt(seeker));
    const { workExperience, technicalSkills, softSkills } = resumeTexts(random);
    yield {
      id: population.seekerId(seeker),
      account_id: population.seekerAccountId(seeker),
      full_name: personName(random),
      phone_number: `0812${random.digits(8)}`,
      education: random.pick(EDUCATION_LEVELS),
      work_experience: workExperience,
      technical_skills: technicalSkills,
      soft_skills: softSkills,
      cv_file_id: population.cvId(seeker),
      portfolio_file_id: null,
      picture_file_id: population.pictureId(seeker),
      is_profile_complete: 1,
      created_at: at,
      updated_at: at,
    };
  }
}

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
    yield {
      id: population.companyId(company),
      email: companyEmail(company),
      company_name: name,
      phone_number: `0811${random.digits(8)}`,
      company_npwp: random.digits(16),
      company_address: `Jl. Raya ${city} No. ${random.whole(1, 300)}, ${city}`,
      industry: random.pick(REGISTRATION_INDUSTRIES),
      company_size: random.pick(REGISTRATION_COMPANY_SIZES),
      website: null,
      description: `${name} melayani pelanggan di ${city} dan sekitarnya.`,
      logo_file_id: population.logoId(company),
      is_verified: verified,
      verified_at: verified ? at : null,
      verified_by: verified ? admin : null,
      is_rejected: rejected,
      rejected_at: rejected ? at : null,
      rejected_by: rejected ? admin : null,
      rejection_reason: rejected ? REJECTION_REASON : null,
      created_at: createdAt,
      updated_at: verified || rejected ? at : createdAt,
    };
  }
}

/** Each company has its one owner. */
export function* memberRows(population: Population) {
  for (let company = 0; company < population.amounts.companies; company += 1)
    yield {
      account_id: population.companyAccountId(company),
      company_id: population.companyId(company),
      role: 'OWNER',
      since: instant(population.companyCreatedAt(company)),
    };
}

/** The audit trail of the decisions above. */
export function* activityRows(population: Population) {
  for (let company = 0; company < population.amounts.companies; company += 1) {
    const verified = population.isVerified(company);
    if (!verified && !population.isRejected(company)) continue;
    const at = decidedAt(population, company);
    yield {
      id: idOf('activity', company, at),
      admin_id: population.adminAccountId(),
      company_id: population.companyId(company),
      action: verified ? 'VERIFY' : 'REJECT',
      parameters: JSON.stringify({ company: population.companyNames[company] }),
      comment: verified ? null : REJECTION_REASON,
      before: '{"verificationStatus":"PENDING"}',
      after: `{"verificationStatus":"${verified ? 'VERIFIED' : 'REJECTED'}"}`,
      created_at: instant(at),
    };
  }
}
