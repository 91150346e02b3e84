import { useEffect } from 'react';

declare global {
  interface Window {
    /** Set once the page answers input; until then the page itself holds submits back. */
    portalReady?: boolean;
    /** A form that somebody sent before the scripts were there. */
    earlySubmit?: HTMLFormElement;
  }
}

/** Says that the page answers input, and plays a submit again that came too early. */
export function usePortalReady() {
  useEffect(() => {
    if (window.portalReady) return;
    window.portalReady = true;
    performance.mark('app-ready');
    window.earlySubmit?.requestSubmit();
    delete window.earlySubmit;
  }, []);
}
