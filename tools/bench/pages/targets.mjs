const places = { home: 'nav a[href="/"]', people: 'nav a[href="/dependants"]', payments: 'nav a[href="/payments"]' };
/** What stands on each page once its data are there, and on no other. */
const shows = { home: 'Covered for any cause', people: '2 of 6', payments: 'Every month on' };
const policyNumber = { field: 'input', tap: 'input', typed: '7000010012' };

/**
 * The pages that are measured. A page is usable when `field` takes text, or when it shows a text; then somebody taps, and types (`typed`)
 * or waits for what the next page shows (`then`).
 */
export const ownPages = [
  { name: 'sign-in', path: '/auth/login', ...policyNumber },
  { name: 'home', path: '/', isSignedIn: true, shows: shows.home, tap: places.people, then: shows.people },
  {
    name: 'own phone',
    path: '/',
    isSignedIn: true,
    isOwnPhone: true,
    shows: shows.home,
    tap: places.people,
    then: shows.people,
  },
  {
    name: 'people',
    path: '/dependants',
    isSignedIn: true,
    shows: shows.people,
    tap: places.payments,
    then: shows.payments,
  },
  { name: 'payments', path: '/payments', isSignedIn: true, shows: shows.payments, tap: places.home, then: shows.home },
  { name: 'somebody-died', path: '/somebody-died', field: 'input', tap: 'input', typed: '5001015009087' },
  { name: 'child/add', path: '/child/add', isSignedIn: true, field: 'form input', tap: 'form input', typed: 'Nomsa' },
];

export const limitPage = { path: '/auth/login', ...policyNumber };
