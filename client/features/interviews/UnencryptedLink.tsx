import { useTranslations } from 'use-intl/react';
import { encrypted, isUnencrypted } from '../../../domain/links';
import { trimmedLink } from '../../../domain/signs';
import { LightButton } from '../../components/LightButton';
import classes from './UnencryptedLink.module.css';

interface UnencryptedLinkProps {
  /** As it is typed. */
  link: string;
  onChange: (link: string) => void;
}

/** Beneath the field of a meeting's link: says that it starts with http, and makes it https. */
export function UnencryptedLink({ link: typed, onChange }: UnencryptedLinkProps) {
  const link = trimmedLink(typed);
  const t = useTranslations('applicants.interview');
  return (
    <div role="status" className={classes.line}>
      {isUnencrypted(link) ? (
        <>
          <span>{t('notEncrypted')}</span>
          <LightButton look="quiet" onClick={() => onChange(encrypted(link))}>
            {t('useHttps')}
          </LightButton>
        </>
      ) : null}
    </div>
  );
}
