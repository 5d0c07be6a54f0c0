import type { Role } from '../../domain/roles';
import { postGraphql } from '../lib/post-graphql';

/** The signed-in person, as the guards and layouts need them. The same fields as `ViewerFields` in session.graphql. */
export interface Viewer {
  id: string;
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  /** An administrator who has to set up the second factor before anything else. */
  mustEnrol: boolean;
  roles: Role[];
  activeRole: Role;
  isProfileComplete: boolean;
  isGoogleAccount: boolean;
  seeker: { id: string; fullName: string; pictureUrl: string | null } | null;
  company: ViewerCompany | null;
  /** Null for everybody but administrators. */
  adminName: string | null;
}

export interface ViewerCompany {
  id: string;
  companyName: string;
  logoUrl: string | null;
  isVerified: boolean;
  isRejected: boolean;
  rejectionReason: string | null;
  /** An administrator has taken the verification back, and nothing was decided or edited since. */
  isRevoked: boolean;
  revocationNote: string | null;
}

export const viewerFields = `
  id email emailVerified hasPassword hasSecondFactor mustEnrol roles activeRole isProfileComplete isGoogleAccount
  seeker { id fullName pictureUrl }
  company { id companyName logoUrl isVerified isRejected rejectionReason isRevoked revocationNote }
  adminName
`;

/** Null for a signed-out visitor. Throws when the server cannot be asked. */
export async function fetchViewer(): Promise<Viewer | null> {
  const { viewer } = await postGraphql<{ viewer: Viewer | null }>(`query Viewer { viewer { ${viewerFields} } }`);
  return viewer;
}
