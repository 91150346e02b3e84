/* global SwaggerUIBundle */

/** Whether a call has every word that is looked for, in its address, its summary, its name or its area. */
function isLookedFor(operation, area, phrase) {
  const described = operation.get('operation');
  const text = [
    area,
    operation.get('method'),
    operation.get('path'),
    described.get('summary'),
    described.get('operationId'),
  ];
  const words = phrase.toLowerCase().split(/\s+/);
  return words.every((word) => text.join(' ').toLowerCase().includes(word));
}

/** The calls that are looked for, by area; an area without any is left out. */
const opsFilter = (areas, phrase) =>
  areas
    .map((area, name) =>
      area.update('operations', (operations) => operations.filter((one) => isLookedFor(one, name, phrase))),
    )
    .filter((area) => area.get('operations').size > 0);

const Nothing = () => null;

/** Signing in by trying it out signs in the calls after it. */
function keepToken(response) {
  const isTokens = /\/auth\/(login|refresh-token)$/.test(new URL(response.url, location.href).pathname);
  if (!isTokens || !response.ok) return response;
  const { data } = JSON.parse(response.text);
  if (data?.accessToken) ui.preauthorizeApiKey('bearer', data.accessToken);
  return response;
}

/** Dark where the reader has it so, also when that changes. The library goes by a class. */
const dark = matchMedia('(prefers-color-scheme: dark)');
const followTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followTheme);
followTheme();

const ui = SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  displayRequestDuration: true,
  // Otherwise the document would be sent to somebody who says whether it is valid.
  validatorUrl: null,
  responseInterceptor: keepToken,
  plugins: [
    {
      fn: { opsFilter },
      // There is one address, that of this page.
      wrapComponents: { ServersContainer: () => Nothing },
    },
  ],
});

/** The library names no list, neither by its parameter nor as one of examples, which a screen reader would not say. */
const nameLists = () => {
  for (const list of document.querySelectorAll('tr[data-param-name] select:not([aria-label])')) {
    list.setAttribute('aria-label', list.closest('tr').dataset.paramName);
  }
  for (const list of document.querySelectorAll('.examples-select-element:not([aria-label])')) {
    list.setAttribute('aria-label', 'Example');
  }
};
new MutationObserver(nameLists).observe(document.getElementById('reference'), { childList: true, subtree: true });
