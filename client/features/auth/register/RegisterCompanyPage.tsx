import { useTranslations } from 'use-intl/react';
import { lazy, useEffect, useState } from 'react';
import { paths } from '../../../../domain/paths';
import { leaveForFreshPage } from '../../../app/session';
import { useRegisterCompanyMutation } from '../../../graphql/generated';
import type { CompanyRegistration } from './RegisterCompanyForm';
import { RegisterView } from './RegisterView';
import { rememberVerificationEmail } from '../verify-email/verification-cooldown';

/** Long enough to read one line. */
const readMilliseconds = 1500;

/** Its rules and fields come after what is read first: the heading, and the ways in without it. */
const RegisterCompanyForm = lazy(() =>
  import('./RegisterCompanyForm').then((module) => ({ default: module.RegisterCompanyForm })),
);

export function RegisterCompanyPage() {
  const titles = useTranslations('account.titles');
  const t = useTranslations('account.registerCompany');
  const register = useRegisterCompanyMutation({});
  const [registered, setRegistered] = useState(false);
  const [verified, setVerified] = useState(false);

  useEffect(() => {
    if (!registered) return;
    const timer = setTimeout(() => leaveForFreshPage(paths.company.dashboard), readMilliseconds);
    return () => clearTimeout(timer);
  }, [registered]);

  const send = async (input: CompanyRegistration) => {
    const payload = await register({ input });
    setVerified(payload?.viewer?.emailVerified ?? false);
    return payload;
  };
  const celebrate = (): void => {
    rememberVerificationEmail();
    setRegistered(true);
  };

  return (
    <RegisterView
      title={titles('registerAsCompany')}
      context={t('context')}
      other={{ to: paths.registerSeeker, label: titles('registerAsJobSeeker') }}
    >
      <RegisterCompanyForm send={send} onRegistered={celebrate} leaving={registered} verified={verified} />
    </RegisterView>
  );
}
