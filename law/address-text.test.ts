import { describe, expect, it } from 'vitest';
import { addressText } from './address-text.ts';

describe('addressText', () => {
  it.each([
    ['350 5 AVENUE', '350 5th Avenue'],
    ['358 5TH Ave.', '358 5th Avenue'],
    ['240 1ST AVE.', '240 1st Avenue'],
    ['240 1st Ave.', '240 1st Avenue'],
    ['111 WEST 57 STREET', '111 West 57th Street'],
    ['550 W. 25TH ST.', '550 West 25th Street'],
    ['172 EAST 110 STREET', '172 East 110th Street'],
    ['946 E. 211TH ST.', '946 East 211th Street'],
    ['58-80 59 STREET', '58-80 59th Street'],
    ['101-60 92ND ST.', '101-60 92nd Street'],
    ['12 EAST 3 STREET', '12 East 3rd Street'],
    ['1 E. 22 ST', '1 East 22nd Street'],
    ['666 W. END AVE.', '666 West End Avenue'],
    ['25 CENTRAL PARK W.', '25 Central Park West'],
    ['404 PARK AVE. S.', '404 Park Avenue South'],
    ['2101 AVENUE S', '2101 Avenue S'],
    ['2101 AVE. P.', '2101 Avenue P'],
    ['1290 AVE. OF THE AMER', '1290 Avenue of the Americas'],
    ['70 OCEAN PKWY.', '70 Ocean Parkway'],
    ['600 FT. WASHINGTON AVE.', '600 Fort Washington Avenue'],
    ['1 SAINT NICHOLAS AVENUE', '1 Saint Nicholas Avenue'],
    ['12 ST. MARKS PL.', '12 St. Marks Place'],
    ['6-31 BEACH 9TH ST.', '6-31 Beach 9th Street'],
    ['888 GRAND CONCOURSE', '888 Grand Concourse'],
    ['1 CENTRE STREET', '1 Centre Street'],
    ['63 MCDONALD AVENUE', '63 McDonald Avenue'],
    ["4 O'BRIEN PLACE", "4 O'Brien Place"],
    ["8 ST. PAUL'S CT.", "8 St. Paul's Court"],
    ['240A BROADWAY', '240A Broadway'],
    ['165 STREET', '165th Street'],
    ['EAST 233RD STREET', 'East 233rd Street'],
    ['JACKIE ROBINSON PKWY', 'Jackie Robinson Parkway'],
    ['1 DR. MARTIN L KING JR. BLVD.', '1 Dr. Martin L King Jr Boulevard'],
    ['THE BOWERY', 'The Bowery'],
    ['', ''],
  ])('formats %j as %j, and formatting that again changes nothing', (stored, shown) => {
    expect(addressText(stored)).toBe(shown);
    expect(addressText(shown), 'formatted again').toBe(shown);
  });
});
