// Runs on the page that the service worker shows: sets the language and mode chosen on this device,
// and tries to go on.

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;
const PATIENCE_MS = 5000;

const texts = JSON.parse(document.getElementById('texts').textContent);
const chosen = /(?:^|;\s*)language=(\w\w)/.exec(document.cookie)?.[1];
const language = [chosen, ...navigator.languages]
  .map((tag) => tag?.slice(0, 2).toLowerCase())
  .find((tag) => tag in texts);
if (language) document.documentElement.lang = language;
const text = texts[document.documentElement.lang];

let mode = null;
try {
  mode = localStorage.getItem('RaStore.theme');
} catch {
  // The browser stores nothing for this site, so the device's mode is used.
}
if (mode === '"dark"' || mode === '"light"')
  document.documentElement.dataset.mode = JSON.parse(mode);

const part = (id) => document.getElementById(id);

/** Says that the device has no network, or that the server does not answer. */
function write() {
  const title = navigator.onLine ? text.unreachable : text.title;
  if (part('title').textContent !== title) part('title').textContent = title;
  document.title = title;
  part('text').textContent = text.text;
  part('retry').textContent = text.retry;
}

async function answers() {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch('/healthz', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

let wait = FIRST_WAIT_MS;
let timer;
let asking = null;

/**
 * Opens the wanted page if the server answers; otherwise asks again later, at growing intervals.
 */
async function ask() {
  clearTimeout(timer);
  if (await answers()) {
    location.reload();
    return true;
  }
  write();
  // Varied, so that not all pages of an office ask at the same moment.
  timer = setTimeout(goOn, wait * (0.75 + Math.random() / 2));
  wait = Math.min(wait * 1.5, LONGEST_WAIT_MS);
  return false;
}

/** Only one request is under way, however many events happen together. */
const goOn = () =>
  (asking ??= ask().finally(() => {
    asking = null;
  }));

write();
timer = setTimeout(goOn, wait);
for (const event of ['online', 'offline', 'focus']) addEventListener(event, goOn);
part('retry').addEventListener('click', () => {
  part('still').textContent = '';
  wait = FIRST_WAIT_MS;
  void goOn().then((isBack) => {
    if (!isBack) part('still').textContent = text.still;
  });
});
