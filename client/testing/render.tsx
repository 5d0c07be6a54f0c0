import { MantineProvider } from '@mantine/core';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { sessionStateOf } from '../../domain/roles';
import { SessionContext, type Session, type Viewer } from '../app/session';
import { theme } from '../theme/theme';
import { LanguageProvider } from '../language/LanguageProvider';

/** A seeker with a complete profile; a test says what differs. */
export function aViewer(over: Partial<Viewer> = {}): Viewer {
  return {
    id: 'account-1',
    email: 'sari@example.test',
    emailVerified: true,
    hasPassword: true,
    mustEnrol: false,
    roles: ['USER'],
    activeRole: 'USER',
    isProfileComplete: true,
    isGoogleAccount: false,
    isAskedToAgree: false,
    hasColleagues: false,
    draftKey: btoa('k'.repeat(32)),
    language: null,
    seeker: { id: 'seeker-1', fullName: 'Sari Dewi', pictureUrl: null },
    companyRole: null,
    personName: null,
    company: null,
    adminName: null,
    erasure: null,
    ...over,
  };
}

/** A verified company's person. */
export function aCompanyViewer(over: Partial<NonNullable<Viewer['company']>> = {}): Viewer {
  const company = {
    id: 'company-1',
    companyName: 'PT Laut Biru',
    logoUrl: null,
    isVerified: true,
    isRejected: false,
    rejectionReason: null,
    isRevoked: false,
    revocationNote: null,
    ...over,
  };
  const role = { activeRole: 'COMPANY', companyRole: 'OWNER' } as const;
  return aViewer({ ...role, email: 'hr@lautbiru.test', roles: ['COMPANY'], seeker: null, company });
}

export function anAdminViewer(over: Partial<Viewer> = {}): Viewer {
  return aViewer({ roles: ['ADMIN'], activeRole: 'ADMIN', seeker: null, ...over });
}

export interface RenderOptions {
  /** Undefined while the session resolves, null for a visitor. */
  viewer?: Viewer | null;
  /** The address in the router. */
  at?: string;
  session?: Partial<Session>;
}

/** Renders inside theme, router and a session that is already known. */
export function renderApp(ui: ReactElement, options: RenderOptions = {}): RenderResult {
  const viewer = 'viewer' in options ? options.viewer : aViewer();
  const session: Session = {
    state: sessionStateOf(viewer),
    viewer,
    failed: false,
    reloadSession: async () => viewer ?? null,
    ...options.session,
  };
  return render(
    <LanguageProvider>
      <MantineProvider theme={theme} env="test" withCssVariables={false}>
        <SessionContext value={session}>
          <MemoryRouter initialEntries={[options.at ?? '/']} useTransitions={false}>
            {ui}
          </MemoryRouter>
        </SessionContext>
      </MantineProvider>
    </LanguageProvider>,
  );
}
