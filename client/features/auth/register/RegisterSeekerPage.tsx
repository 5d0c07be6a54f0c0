import { useTranslations } from 'use-intl/react';
import { lazy, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sitePath } from '../../../../domain/site-path';
import { paths } from '../../../../domain/paths';
import { wantedJobOf } from '../../../lib/wanted-job';
import { googleCodePath } from '../way-back';
import { leaveForFreshPage } from '../../../app/session';
import { useRegisterSeekerMutation } from '../../../graphql/generated';
import { GoogleSignIn } from '../login/GoogleSignIn';
import { signInTarget } from '../login/sign-in-target';
import type { SeekerRegistration } from './RegisterSeekerForm';
import { RegisterView } from './RegisterView';
import { rememberVerificationEmail } from '../verify-email/verification-cooldown';

/** Its rules and fields come after what is read first: the heading, and the ways in without it. */
const RegisterSeekerForm = lazy(() =>
  import('./RegisterSeekerForm').then((module) => ({ default: module.RegisterSeekerForm })),
);

export function RegisterSeekerPage() {
  const titles = useTranslations('account.titles');
  const t = useTranslations('account.registerSeeker');
  const register = useRegisterSeekerMutation({});
  const [leaving, setLeaving] = useState(false);

  const [parameters] = useSearchParams();
  const returnTo = sitePath(parameters.get('returnTo'));
  const wanted = wantedJobOf(returnTo);
  const target = useRef<string>(paths.user.dashboard);

  const send = async (input: SeekerRegistration) => {
    const payload = await register({ input: { ...input, returnTo } });
    if (returnTo && payload?.viewer) target.current = signInTarget(payload.viewer, returnTo);
    return payload;
  };
  const leave = (): void => {
    setLeaving(true);
    rememberVerificationEmail();
    leaveForFreshPage(target.current);
  };

  return (
    <RegisterView
      title={titles('registerAsJobSeeker')}
      context={t(!wanted ? 'context' : wanted.slotId ? 'contextToApply' : 'contextWithoutTime')}
      returnTo={returnTo}
      google={<GoogleSignIn returnTo={returnTo} onCodeNeeded={() => leaveForFreshPage(googleCodePath(returnTo))} />}
      other={{ to: paths.registerCompany, label: titles('registerAsCompany') }}
    >
      <RegisterSeekerForm
        send={send}
        onRegistered={leave}
        leaving={leaving}
        submitLabel={wanted ? t('submitToApply') : undefined}
      />
    </RegisterView>
  );
}
