-- The mail to a person whose data was downloaded. @see PD-57
select permit_mail_template('data-downloaded');
