// Small scripts that stand in the prerendered page itself, before any file has come.

/** A static server may answer every address with this page: hide the sign-in form where another screen is meant. */
export const otherAddress = `if(location.pathname!=='/auth/login')document.documentElement.dataset.address='other'`;

/**
 * A tap on the button before the scripts are there would send the form as the browser does, its contents in the address.
 * Such a submit is held back here and played again once the page answers (see `replayEarlySubmit`).
 */
export const earlySubmit = `addEventListener('submit',function(e){if(!window.portalReady){e.preventDefault();window.earlySubmit=e.target}},true)`;
