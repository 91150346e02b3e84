import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { signIn, triggerPin } from './api.js';
import { policyNumberAtom, writeSession } from './session.js';

const PolicyNumber = v.pipe(v.string(), v.trim(), v.nonEmpty('Enter your policy number'), v.maxLength(32));
const Pin = v.pipe(v.string(), v.regex(/^\d{4,6}$/, 'Enter the one-time PIN'));
const field = 'mb-4 w-full rounded-md border border-slate-500 bg-white px-3 py-3';

export function Component() {
  const navigate = useNavigate();
  const setPolicyNumber = useSetAtom(policyNumberAtom);
  const [error, setError] = useState('');
  const onError = (failure) => setError(failure.message);
  const sending = useMutation({ mutationFn: triggerPin, onError });
  const signingIn = useMutation({
    mutationFn: signIn,
    onError,
    onSuccess: (tokens, { policyNumber }) => {
      writeSession({ ...tokens, userType: 'user' });
      setPolicyNumber(policyNumber);
      return navigate('/');
    },
  });
  useEffect(() => void performance.mark('app-ready'), []);

  const submit = (event) => {
    event.preventDefault();
    const schema = v.object({ policyNumber: PolicyNumber, ...(sending.isSuccess && { otp: Pin }) });
    const read = v.safeParse(schema, Object.fromEntries(new FormData(event.currentTarget)));
    setError(read.success ? '' : read.issues[0].message);
    if (!read.success) return;
    if (sending.isSuccess) signingIn.mutate(read.output);
    else sending.mutate(read.output.policyNumber);
  };

  return (
    <main className="mx-auto w-full max-w-md flex-1 px-4 py-6">
      <h1 className="mb-2 text-2xl font-bold">Sign in to your policy</h1>
      <p className="mb-4">We will send a one-time PIN to the cell number on your policy.</p>
      <form onSubmit={submit} noValidate>
        <label htmlFor="policyNumber" className="mb-1 block font-semibold">
          Policy number
        </label>
        <input id="policyNumber" name="policyNumber" autoComplete="username" required className={field} />
        {sending.isSuccess && (
          <>
            <label htmlFor="otp" className="mb-1 block font-semibold">
              One-time PIN
            </label>
            <input id="otp" name="otp" inputMode="numeric" autoComplete="one-time-code" className={field} />
          </>
        )}
        {error && (
          <p role="alert" className="mb-4 font-semibold text-red-800">
            {error}
          </p>
        )}
        <button
          disabled={sending.isPending || signingIn.isPending}
          className="w-full rounded-md bg-sky-900 px-4 py-3 font-semibold text-white"
        >
          {sending.isSuccess ? 'Sign in' : 'Send one-time PIN'}
        </button>
      </form>
    </main>
  );
}
