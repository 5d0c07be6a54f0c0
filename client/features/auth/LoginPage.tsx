import { useSearchParams } from 'react-router-dom';
import { GoogleSignIn } from './GoogleSignIn';
import { LoginForm } from './LoginForm';
import { LoginView } from './LoginView';

export function LoginPage() {
  const [parameters] = useSearchParams();
  const returnTo = parameters.get('returnTo');
  return (
    <LoginView>
      <GoogleSignIn returnTo={returnTo} />
      <LoginForm returnTo={returnTo} />
    </LoginView>
  );
}
