// Draws the messages and looks for new ones. Text goes in as text: nothing a message says can become markup.

const pollEvery = 1500;
const copiedFor = 1500;

const list = document.querySelector('#messages');
const state = document.querySelector('#state');
const template = document.querySelector('#message');
const filter = document.querySelector('#to');
const drawn = new Map();

/** The one-time PIN in a message: six or eight digits that stand alone. */
const pinIn = (text) => /(?<!\d)(\d{8}|\d{6})(?!\d)/.exec(text)?.[1] ?? null;

/** What people type, as the gateway stores it: 082 123 4567 is 27821234567. */
const asStored = (typed) => typed.replace(/\D/g, '').replace(/^0(?=\d{9}$)/, '27');

const asRead = (number) => number.replace(/^27(\d{2})(\d{3})(\d{4})$/, '0$1 $2 $3');

const time = new Intl.DateTimeFormat('en-ZA', {
  timeStyle: 'medium',
  dateStyle: 'medium',
  timeZone: 'Africa/Johannesburg',
});

async function copy(pin, button) {
  await navigator.clipboard.writeText(pin);
  button.textContent = 'Copied';
  setTimeout(() => (button.textContent = 'Copy PIN'), copiedFor);
}

function draw({ to, text, receivedAt }) {
  const item = template.content.cloneNode(true).firstElementChild;
  item.querySelector('.to').textContent = asRead(to);
  item.querySelector('.text').textContent = text;
  item.querySelector('time').textContent = time.format(new Date(receivedAt));
  item.querySelector('time').dateTime = receivedAt;
  const pin = pinIn(text);
  if (pin !== null) {
    const button = item.querySelector('.copy');
    item.querySelector('.pin').hidden = false;
    item.querySelector('.code').textContent = pin;
    button.setAttribute('aria-label', `Copy PIN ${pin}`);
    button.addEventListener('click', () => copy(pin, button));
  }
  return item;
}

function show(messages) {
  const ids = new Set(messages.map(({ id }) => id));
  for (const [id, item] of drawn) if (!ids.has(id)) (item.remove(), drawn.delete(id));
  for (const message of messages.toReversed()) {
    if (drawn.has(message.id)) continue;
    drawn.set(message.id, draw(message));
  }
  list.replaceChildren(...messages.map(({ id }) => drawn.get(id)));
  say(messages.length > 0 ? '' : 'No messages yet. Ask for a one-time PIN and it appears here.');
}

function say(sentence) {
  if (state.textContent !== sentence) state.textContent = sentence;
}

let shown = '';
async function look() {
  const to = asStored(filter.value);
  try {
    const answer = await fetch(`/inbox.json${to ? `?to=${to}` : ''}`, { signal: AbortSignal.timeout(5000) });
    const text = await answer.text();
    if (text !== shown || !answer.ok) show(JSON.parse(text).data);
    shown = text;
  } catch {
    shown = '';
    say('The gateway does not answer. Trying again…');
  }
}

async function keepLooking() {
  if (!document.hidden) await look();
  setTimeout(keepLooking, pollEvery);
}

filter.value = new URLSearchParams(location.search).get('to') ?? '';
filter.addEventListener('input', () => {
  history.replaceState(
    null,
    '',
    filter.value ? `?to=${encodeURIComponent(asStored(filter.value))}` : location.pathname,
  );
  look();
});
document.querySelector('.filter').addEventListener('submit', (event) => event.preventDefault());
keepLooking();
