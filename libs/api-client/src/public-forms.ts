/** Where a device keeps what was typed into a form of the public pages, by its name. It says nothing of whose it is. */
export const PUBLIC_FORMS = 'closewright.form.';
