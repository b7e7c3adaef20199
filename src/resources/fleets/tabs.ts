/** The value of `tab` in the address of the vehicles; the fleets need none. */
export const VEHICLES_TAB = 'vehicles';
