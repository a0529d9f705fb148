-- Mail to the Director when the safeguarding office loses its last holder while something is open. @see PD-75
select permit_mail_template('safeguarding-vacant');
