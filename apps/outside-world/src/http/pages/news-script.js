// Shows the page anew when there is news on it. Whoever has pressed a button is left alone: the answer is news itself.

const lookEvery = 1500;

let shown = null;
let isLeaving = false;

/** The page as the stand-in would draw it now; null when nobody answers. */
async function pageNow() {
  try {
    const answer = await fetch(location.href, { signal: AbortSignal.timeout(5000) });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

async function look() {
  const page = document.hidden ? null : await pageNow();
  const isNews = page !== null && shown !== null && page !== shown;
  shown ??= page;
  if (isNews && !isLeaving) {
    history.replaceState({ focused: document.activeElement?.id ?? '' }, '');
    location.reload();
    return;
  }
  if (!isLeaving) setTimeout(look, lookEvery);
}

addEventListener('submit', () => (isLeaving = true));
addEventListener('pageshow', () => (isLeaving = false));
if (history.state?.focused) document.getElementById(history.state.focused)?.focus();
look();
