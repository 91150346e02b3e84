// Small scripts that stand in the prerendered page itself, before any file has come.

/** Milliseconds after a page has loaded: what it asks for first is not to wait for what is only kept. */
const workerDelay = 1_000;
/** Milliseconds after which the portal asks itself, as long as one try of any call. */
const earlyTimeout = 10_000;

/**
 * What was typed before the page loaded itself again comes in the state of the history entry (`carry-drafts.ts`). It is taken out here: whoever
 * goes back before the scripts are there is at another entry.
 */
export const takeTyped = `(function(s){if(s&&s.drafts){window.typedBefore=s.drafts;delete s.drafts;history.replaceState(s,'')}})(history.state)`;

/** A static server may answer every address with this page: hide the sign-in form where another screen is meant. */
export const otherAddress = `if(location.pathname!=='/auth/login')document.documentElement.dataset.address='other'`;

/**
 * In the page of every other address: shows the main places and the shape of home to a customer who is signed in, the shape of a
 * page at any other address, and where in the portal that is (`first-paint.tsx`); and fetches what that address is drawn with, which
 * the scripts would ask for one after the other. Whether the session still counts, the service says.
 *
 * `scripts` are files by address; under `all` those that every address needs. `lastKnown` draws what a phone
 * last knew, where the storage has its mark.
 */
export const firstPaint = (scripts, lastKnown) =>
  `(function(f){var s=null,p=location.pathname;try{s=JSON.parse(localStorage.getItem('tk'))}catch(e){}var c=s&&s.userType==='user';document.documentElement.dataset.first=(c?'customer ':'')+(p!=='/'?'page':c?'home':'');document.querySelectorAll('#root nav a').forEach(function(a){if(a.pathname===p)a.setAttribute('aria-current','page');else a.removeAttribute('aria-current')});try{if(c&&p==='/'&&localStorage.getItem(${JSON.stringify(lastKnown.mark)}))import('/${lastKnown.file}').catch(()=>{})}catch(e){};if(c)f.all.concat(f[p]||[]).forEach(function(n){var l=document.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href='/'+n;document.head.appendChild(l)})})(${JSON.stringify(scripts)})`;

/**
 * In the page of every other address: asks for what the first page of a customer shows, before any file of the portal has come. The
 * portal takes the answer over if it still speaks for that session (`src/start/early-home.ts`). `headers` are those of every call, all
 * but the id of the request and the token. A browser that cannot make an id here leaves the asking to the portal. A refusal is read to
 * its end too: until then it holds a connection.
 */
export const askEarly = ({ address, headers, idHeader }) =>
  `(function(h){try{var s=JSON.parse(localStorage.getItem('tk')),c=self.crypto,a=AbortSignal.timeout;if(!s||s.userType!=='user'||!s.accessToken||!c.randomUUID||!a)return;h[${JSON.stringify(idHeader)}]=c.randomUUID();h.authorization='Bearer '+s.accessToken;window.earlyHome={token:s.accessToken,at:performance.now(),body:fetch(${JSON.stringify(address)},{headers:h,signal:a.call(AbortSignal,${earlyTimeout})}).then(r=>r.text().then(t=>r.ok?t:null)).catch(()=>null)}}catch(e){}})(${JSON.stringify(headers)})`;

/** Shows of the first paint what that script asked for. */
export const firstPaintStyle =
  '[data-paint]{display:none}[data-first~=customer] [data-paint=customer]{display:contents}[data-first~=home] [data-paint=home],[data-first~=page] [data-paint=page]{display:block;min-height:100svh}';

/**
 * A tap on the button before the scripts are there would send the form as the browser does, its contents in the address.
 * Such a submit is held back here and played again once the page answers (see `replayEarlySubmit`).
 */
export const earlySubmit = `addEventListener('submit',function(e){if(!window.portalReady){e.preventDefault();window.earlySubmit=e.target}},true)`;

/**
 * Once the page rests: has the browser keep the frame of the portal (`src/service-worker/`). Where it may not, nothing is said: the
 * portal is fetched each time as before.
 */
export const registerWorker = `addEventListener('load',function(){var w=navigator.serviceWorker,t=window.trustedTypes,u='/service-worker.js';if(w)setTimeout(function(){w.register(t?t.createPolicy('worker',{createScriptURL:()=>u}).createScriptURL(''):u).catch(()=>{})},${workerDelay})})`;
