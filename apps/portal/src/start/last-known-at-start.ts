// Of the files that whoever is signed in fetches: the first page does not carry it.
export { readLastKnownAtStart } from '@portal/policy-workflow/own-phone';
