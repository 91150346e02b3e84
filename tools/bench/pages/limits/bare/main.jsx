// A sign-in page of React and react-dom alone: what every ratio is taken to.
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './look.css';

async function post(path, body) {
  const answer = await fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = await answer.json().catch(() => null);
  if (!answer.ok || read === null) throw new Error(read?.message ?? 'Internal server error');
  return read.data;
}

function SignIn() {
  const [isSent, setIsSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  useEffect(() => void performance.mark('app-ready'), []);

  const submit = async (event) => {
    event.preventDefault();
    const { policyNumber, otp } = Object.fromEntries(new FormData(event.currentTarget));
    if (!policyNumber) return setError('Enter your policy number');
    if (isSent && !/^\d{4,6}$/.test(otp)) return setError('Enter the one-time PIN');
    setError('');
    setIsBusy(true);
    try {
      if (isSent) {
        const tokens = await post('/auth/login', { policyNumber, otp });
        localStorage.setItem('tk', JSON.stringify({ ...tokens, userType: 'user' }));
        location.assign('/');
      } else {
        await post(`/auth/trigger-login-otp/${encodeURIComponent(policyNumber)}?shouldSendOtp=true`);
        setIsSent(true);
      }
    } catch (failure) {
      setError(failure.message);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor="policyNumber">Policy number</label>
      <input id="policyNumber" name="policyNumber" autoComplete="username" required />
      {isSent && (
        <>
          <label htmlFor="otp">One-time PIN</label>
          <input id="otp" name="otp" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        </>
      )}
      {error && <p role="alert">{error}</p>}
      <button disabled={isBusy}>{isSent ? 'Sign in' : 'Send one-time PIN'}</button>
    </form>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <header>
      <strong>Policy self-service</strong>
      <a href="tel:0860007580">086 000 7580</a>
    </header>
    <main>
      <h1>Sign in to your policy</h1>
      <p>We will send a one-time PIN to the cell number on your policy.</p>
      <SignIn />
    </main>
    <footer>Policy self-service</footer>
  </StrictMode>,
);
