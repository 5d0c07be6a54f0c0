import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { CheckList } from '../../../components/CheckList';
import { SectionCard } from '../../../components/SectionCard';

/** The way from an account to an interview, for someone who has not applied yet. The card above asks for the profile. */
export function FirstSteps() {
  const t = useTranslations('seeker.dashboard.firstSteps');
  return (
    <SectionCard title={t('title')}>
      <CheckList
        done={t('done')}
        steps={[
          { isDone: false, step: <Link to={paths.user.jobs}>{t('apply')}</Link> },
          { isDone: false, step: t('interview') },
        ]}
      />
    </SectionCard>
  );
}
