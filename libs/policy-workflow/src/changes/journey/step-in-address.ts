/** The same address at another step of a journey; null: at its form. What else the address says stays. */
export function atStep(search: URLSearchParams, step: 'check' | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (step === null) next.delete('step');
  else next.set('step', step);
  return next;
}
