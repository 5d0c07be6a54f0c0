import { Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmedLogout } from '../../../app/logout';
import { paths } from '../../../app/paths';
import { leaveForFreshPage } from '../../../app/session';
import { FormCard } from '../FormCard';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorEnrolment } from './SecondFactorEnrolment';

/** Where administrators are kept until they have a second factor; the server refuses them everything else. */
export function EnrolmentPage() {
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <FormCard
      width="wide"
      title="Set up two-factor authentication"
      context="Administrators see the data of many people. A code from your phone protects it in addition to your password."
    >
      {codes ? (
        // The session is asked again by the page that comes next: until then nothing may take the codes away.
        <RecoveryCodes
          codes={codes}
          heading="h2"
          doneLabel="I have saved them, continue"
          onDone={() => leaveForFreshPage(paths.admin.dashboard)}
        />
      ) : (
        <Stack gap="lg">
          <SecondFactorEnrolment onDone={setCodes} />
          <ConfirmedLogout>
            {(ask) => (
              <Text size="sm">
                Not now?{' '}
                <Anchor component="button" type="button" onClick={ask} inherit>
                  Log out
                </Anchor>
              </Text>
            )}
          </ConfirmedLogout>
        </Stack>
      )}
    </FormCard>
  );
}
