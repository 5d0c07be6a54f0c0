import { useState } from 'react';
import { paths } from '../../../app/paths';
import { leaveForFreshPage } from '../../../app/session';
import { useRegisterSeekerMutation } from '../../../graphql/generated';
import { RegisterSeekerForm, type SeekerRegistration } from './RegisterSeekerForm';
import { RegisterView } from './RegisterView';
import { rememberVerificationEmail } from '../verify-email/verification-cooldown';

export function RegisterSeekerPage() {
  const [register] = useRegisterSeekerMutation();
  const [leaving, setLeaving] = useState(false);

  const send = async (input: SeekerRegistration) => (await register({ variables: { input } })).data?.registerSeeker;
  const leave = (): void => {
    setLeaving(true);
    rememberVerificationEmail();
    leaveForFreshPage(paths.user.dashboard);
  };

  return (
    <RegisterView
      title="Register as Job Seeker"
      context="Apply by picking an interview time. Companies see what you can do first, and who you are once they accept."
      other={{ to: paths.registerCompany, label: 'Register as Company' }}
    >
      <RegisterSeekerForm send={send} onRegistered={leave} leaving={leaving} />
    </RegisterView>
  );
}
