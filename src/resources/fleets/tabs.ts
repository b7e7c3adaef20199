/** The values of `tab` in the address of the vehicles and of their comparison; the fleets need none. */
export const VEHICLES_TAB = 'vehicles';
export const COMPARE_TAB = 'compare';
