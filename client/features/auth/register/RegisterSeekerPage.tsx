import { useTranslations } from 'use-intl/react';
import { useState } from 'react';
import { paths } from '../../../app/paths';
import { leaveForFreshPage } from '../../../app/session';
import { useRegisterSeekerMutation } from '../../../graphql/generated';
import { GoogleSignIn } from '../login/GoogleSignIn';
import { RegisterSeekerForm, type SeekerRegistration } from './RegisterSeekerForm';
import { RegisterView } from './RegisterView';
import { rememberVerificationEmail } from '../verify-email/verification-cooldown';

export function RegisterSeekerPage() {
  const titles = useTranslations('account.titles');
  const t = useTranslations('account.registerSeeker');
  const register = useRegisterSeekerMutation();
  const [leaving, setLeaving] = useState(false);

  const send = (input: SeekerRegistration) => register({ input });
  const leave = (): void => {
    setLeaving(true);
    rememberVerificationEmail();
    leaveForFreshPage(paths.user.dashboard);
  };

  return (
    <RegisterView
      title={titles('registerAsJobSeeker')}
      context={t('context')}
      google={<GoogleSignIn returnTo={null} onCodeNeeded={() => leaveForFreshPage(`${paths.login}?code=google`)} />}
      other={{ to: paths.registerCompany, label: titles('registerAsCompany') }}
    >
      <RegisterSeekerForm send={send} onRegistered={leave} leaving={leaving} />
    </RegisterView>
  );
}
