import { useTranslations } from 'use-intl/react';
import { IconBrandGoogleFilled } from '../../../icons';
import { useEffect, useState } from 'react';
import { paths } from '../../../../domain/paths';
import { LightButton } from '../../../components/LightButton';
import { fetchOffersGoogle } from './login-requests';
import classes from './LoginView.module.css';
import { useGoogleSignIn } from './use-google-sign-in';

/** True while the server is asked, so that the form does not jump for almost everyone. */
function useOffersGoogle(): boolean {
  const [offered, setOffered] = useState(true);
  useEffect(() => {
    let here = true;
    void fetchOffersGoogle()
      .catch(() => false)
      .then((answer) => here && setOffered(answer));
    return () => {
      here = false;
    };
  }, []);
  return offered;
}

/** The button, what pressing it consents to, and the divider above the form; nothing where Google is not offered. */
export function GoogleSignIn({ returnTo, onCodeNeeded }: { returnTo: string | null; onCodeNeeded: () => void }) {
  const t = useTranslations('login');
  const offered = useOffersGoogle();
  const { signIn, busy, failed } = useGoogleSignIn(returnTo, onCodeNeeded);
  if (!offered) return null;

  return (
    <>
      <div className={classes.google}>
        <LightButton look="secondary" onClick={signIn} busy={busy}>
          <IconBrandGoogleFilled size={18} aria-hidden />
          {t('google')}
        </LightButton>
        {failed ? <p className={classes.failed}>{t('errors.GOOGLE_SIGN_IN_FAILED')}</p> : null}
        <p className={classes.consent}>
          {t.rich('googleConsent', {
            terms: (text) => <a href={paths.terms}>{text}</a>,
            privacy: (text) => <a href={paths.privacy}>{text}</a>,
          })}
        </p>
      </div>
      <div className={classes.or}>{t('or')}</div>
    </>
  );
}
