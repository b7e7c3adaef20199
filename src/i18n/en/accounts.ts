/** Accounts and the fleets that bill them. */
export const accounts = {
  linked: 'Fleet %{number}',
  addFleet: 'Add fleet',
  removeLinked: 'Delete fleet %{number}',
  removeTitle: 'Delete the account at %{fleet}?',
  removeText:
    'Once you save, %{fleet} can no longer bill this account for trips. Past trips stay as they are.',
  fleetMissing: 'Link at least one fleet, so that trips can be billed to the account.',
  notAllValid: 'Every fleet needs a valid account number',
  validity: {
    validating: 'Asking the fleet for this number',
    valid: 'The fleet knows this number',
    invalid: 'Dispatch account not valid',
    unanswered: 'The fleet’s dispatch system does not answer. Try again in a moment.',
  },
} as const;
