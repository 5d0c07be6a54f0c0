import { useTranslations } from 'use-intl/react';
import { Anchor, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmedLogout } from '../../../app/logout';
import { paths } from '../../../../domain/paths';
import { leaveForFreshPage } from '../../../app/session';
import { FormCard } from '../FormCard';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorEnrolment } from './SecondFactorEnrolment';

/** Where administrators are kept until they have a second factor; the server refuses them everything else. */
export function EnrolmentPage() {
  const t = useTranslations('account.enrolment');
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <FormCard width="wide" title={t('title')} context={t('context')}>
      {codes ? (
        // The session is asked again by the page that comes next: until then nothing may take the codes away.
        <RecoveryCodes
          codes={codes}
          heading="h2"
          doneLabel={t('codesSaved')}
          onDone={() => leaveForFreshPage(paths.admin.dashboard)}
        />
      ) : (
        <Stack gap="lg">
          <SecondFactorEnrolment onDone={setCodes} />
          <ConfirmedLogout>
            {(ask) => (
              <Text size="sm">
                {t.rich('notNow', {
                  leave: (text) => (
                    <Anchor component="button" type="button" onClick={ask} inherit>
                      {text}
                    </Anchor>
                  ),
                })}
              </Text>
            )}
          </ConfirmedLogout>
        </Stack>
      )}
    </FormCard>
  );
}
