import { waitFor } from 'storybook/test';
import type { Network } from '../service-in-tab/network';

/**
 * Waits until a screen has all that it asked for, and shows it: what is looked at then is no shape of what is still to come. A story whose
 * answers are held up shows what there is meanwhile, and is not waited for.
 */
export async function settled(network: Network, page: Document): Promise<void> {
  const missing = () => (network.isHeldUp() ? null : whatIsMissing(network, page));
  if (missing() === null) return;
  await waitFor(() => {
    const what = missing();
    if (what !== null) throw new Error(what);
  });
}

function whatIsMissing(network: Network, page: Document): string | null {
  if (network.isAsked()) return 'The service has not answered everything that was asked.';
  const parts = [...page.querySelectorAll('.skeleton, [aria-busy="true"]:not(button)')];
  const seen = parts.find((part) => part.checkVisibility());
  return seen ? `A part of the page is still to come: ${seen.outerHTML.slice(0, 200)}` : null;
}
