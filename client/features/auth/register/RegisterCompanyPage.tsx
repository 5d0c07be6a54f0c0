import { useEffect, useState } from 'react';
import { paths } from '../../../app/paths';
import { leaveForFreshPage } from '../../../app/session';
import { useRegisterCompanyMutation } from '../../../graphql/generated';
import { RegisterCompanyForm, type CompanyRegistration } from './RegisterCompanyForm';
import { RegisterView } from './RegisterView';
import { rememberVerificationEmail } from '../verify-email/verification-cooldown';

/** Long enough to read one line. */
const readMilliseconds = 1500;

export function RegisterCompanyPage() {
  const [register] = useRegisterCompanyMutation();
  const [registered, setRegistered] = useState(false);

  useEffect(() => {
    if (!registered) return;
    const timer = setTimeout(() => leaveForFreshPage(paths.company.dashboard), readMilliseconds);
    return () => clearTimeout(timer);
  }, [registered]);

  const send = async (input: CompanyRegistration) => (await register({ variables: { input } })).data?.registerCompany;
  const celebrate = (): void => {
    rememberVerificationEmail();
    setRegistered(true);
  };

  return (
    <RegisterView
      title="Register as Company"
      context="Post jobs with interview times. You start with 1 token; accepting an applicant costs 1 token."
      other={{ to: paths.registerSeeker, label: 'Register as Job Seeker' }}
    >
      <RegisterCompanyForm send={send} onRegistered={celebrate} leaving={registered} />
    </RegisterView>
  );
}
