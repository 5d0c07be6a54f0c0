import { IconBrandGoogleFilled } from '../../../icons';
import { useEffect, useState } from 'react';
import { paths } from '../../../app/paths';
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
  const offered = useOffersGoogle();
  const { signIn, busy } = useGoogleSignIn(returnTo, onCodeNeeded);
  if (!offered) return null;

  return (
    <>
      <div className={classes.google}>
        <LightButton look="secondary" onClick={signIn} busy={busy}>
          <IconBrandGoogleFilled size={18} aria-hidden />
          Sign in with Google
        </LightButton>
        <p className={classes.consent}>
          A new account accepts the <a href={paths.terms}>Terms</a> and the <a href={paths.privacy}>Privacy Policy</a>.
        </p>
      </div>
      <div className={classes.or}>OR</div>
    </>
  );
}
