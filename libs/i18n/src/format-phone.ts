const OF_THE_US = /^\+1(?<area>\d{3})(?<exchange>\d{3})(?<line>\d{4})$/;

/** `+18455550162` is `(845) 555-0162`, as it is read and dialed here; a number of another country stays as it is. */
export const formatPhone = (phone: string): string => phone.replace(OF_THE_US, '($<area>) $<exchange>-$<line>');
